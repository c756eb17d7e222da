internal import HangmanKit
import Libc

/// The serving of one request, from its environment to the single write of its answer.
enum CGI {
  /// Answers the request of this process.
  ///
  /// - Returns: The exit status: 0 if the answer went out.
  static func serve(_ environment: Environment) -> Int32 {
    let body = RequestBody(environment)
    let request = CGIRequest(environment: environment, readBody: body.read)
    let response = answer(request, now: Clock.now())
    body.discardRest()
    do throws(HangmanError) {
      try Descriptor.write(response.encoded(withBody: !request.isHead), to: STDOUT_FILENO)
      return 0
    } catch {
      Log.write("reply not sent: \(error)")
      return 1
    }
  }

  static func answer(_ request: CGIRequest, now: Int64) -> CGIResponse {
    do throws(Failure) {
      let call = try call(of: request, now: now)
      let parameters = try request.parameters(
        readingBody: call.isWriting,
        bodyLimit: call.bodyLimit
      )
      let configuration = Configuration(request.environment)
      try refuse(unread: request.environment.file)
      try refuse(served: configuration)
      if call.isWriting { configuration.tellUnusable(at: now) }
      let cookies = Cookies(request.environment, configuration, now: now)
      let service = Service(configuration, cookies: cookies, now: now)
      try parameters.check(known: call.parameters)
      return try call.answer(service)(parameters)
        .unlessKnown(by: request.environment["HTTP_IF_NONE_MATCH"])
    } catch {
      return CGIResponse(error)
    }
  }

  /// Returns the call of a request after checking its path, its method and its sender, in this order.
  private static func call(of request: CGIRequest, now: Int64) throws(Failure) -> Call {
    guard !request.isStartedPastScript else { throw .notFound(paths: Call.names) }
    let call = try Call.named(path: request.path, method: request.method)
    if call.isWriting, request.isCrossSite {
      if let names = request.unlikeNames {
        Configuration(request.environment).tellUnlike(names, at: now)
      }
      throw .crossSite
    }
    return call
  }

  /// Throws if the settings file cannot be read, because its settings are then unknown.
  private static func refuse(unread file: SettingsFile?) throws(Failure) {
    guard let file, let fault = file.fault else { return }
    Log.write("storage: \(file.path): \(fault)")
    throw .storage
  }

  /// Throws if players' files would have URLs.
  private static func refuse(served configuration: Configuration) throws(Failure) {
    guard let folder = configuration.servedFolder else { return }
    Log.write(
      "storage: the state folder \(configuration.stateFolder) is inside \(folder), which the web "
        + "server publishes; move it and set \(Variable.stateFolder.rawValue)"
    )
    throw .storage
  }
}
