export const TermsPage = () => <main />
