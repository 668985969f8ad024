import FactoryKit

extension Scope {
  static let session = Cached()
}

extension Container {
  var userSession: Factory<UserSession> {
    self { UserSession(token: "t0", customer: 7) }
      .scope(.session)
  }

  var network: Factory<Networking> {
    self { URLNetwork() }
      .onTest { SilentNetwork() }
      .singleton
  }

  var requestSigner: Factory<RequestSigner> {
    self { RequestSigner(session: self.userSession()) }
  }

  var transferCenter: Factory<TransferCenter> {  // expect: captive transferCenter requestSigner userSession
    self { TransferCenter(signer: self.requestSigner(), network: self.network()) }
      .singleton
  }

  var statement: ParameterFactory<Int, Statement> {
    self { year in Statement(year: year, session: self.userSession()) }
  }
}
