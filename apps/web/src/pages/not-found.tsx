export const NotFoundPage = () => <main />
