# Plays a game by LWP and its cookie jar: perl play.pl BASE
use strict;
use warnings;
use JSON::PP;
use LWP::UserAgent;

my $base = shift;
my $browser = LWP::UserAgent->new(cookie_jar => {});

sub post {
  my ($path, %form) = @_;
  return decode_json($browser->post("$base$path", \%form)->content);
}

my $game = post('/game', length => 7, mistakes => 12);
for my $letter ('A' .. 'Z') {
  $game = post('/guess', letter => $letter, game => $game->{id}) if $game->{status} eq 'playing';
}
print "$game->{status}\n";
