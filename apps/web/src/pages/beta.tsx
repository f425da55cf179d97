export const BetaPage = () => <main />
