// The opening and closing times of a room, by the server's clock.

const two = (number) => String(number).padStart(2, '0');

/** A form's time as the server takes it; empty for an empty field. @param {string} local */
export const momentOf = (local) => local ? `${new Date(local).toISOString().slice(0, 19)}Z` : '';

/**
 * A server's time as a form takes it, in this browser's time zone. Swedish times are written alike.
 * @param {?string} moment
 */
export const localOf = (moment) =>
  moment ? new Date(moment).toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T') : '';

/** Whether a room would close before it opens. */
export const areWrong = (opensAt, closesAt) => Boolean(opensAt && closesAt && closesAt <= opensAt);

/**
 * The milliseconds until a room opens, 0 once it has.
 * @param {Partial<Room>} room
 * @param {number} now
 */
export const waitFor = ({ opensAt, closed }, now) =>
  opensAt && !closed ? Math.max(0, Date.parse(opensAt) - now) : 0;

/** Whether a room opens or closes between two times. @param {Room} room */
export const hasChanged = ({ opensAt, closesAt }, before, now) =>
  [opensAt, closesAt].some((moment) => {
    const time = Date.parse(moment ?? '');
    return before < time && time <= now;
  });

/** A time to wait, such as 1:02:03 or 9:59. @param {number} milliseconds */
export function clockOf(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
}
