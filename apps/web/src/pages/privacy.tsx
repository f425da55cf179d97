export const PrivacyPage = () => <main />
