/** `npm run test:security`: everything, in full numbers; elsewhere a part of it that takes seconds. */
export const isFullSecurityRun = process.env.SECURITY === 'full';
