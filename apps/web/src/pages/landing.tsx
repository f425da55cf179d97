export const LandingPage = () => <main />
