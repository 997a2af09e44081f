/** The session whose first question was written on the page before it; its writer goes on typing there. */
export const firstQuestion = { of: '' };
