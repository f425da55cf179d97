// The package's main file warns on the console about the runtime; its provider is reached without it.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
