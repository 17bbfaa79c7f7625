/** Id of the <main>, which gets the focus where a visitor arrives or goes back to the top. */
export const MAIN_ID = 'main';
