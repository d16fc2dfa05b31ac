export default async function (): Promise<void> {}
