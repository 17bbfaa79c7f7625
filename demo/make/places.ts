/** The folder of this workspace: what is read from it stands beside `make` and `dist`, from which this module runs. */
export const demoFolder = new URL('../', import.meta.url);

/** Templates, fonts and the question bank. */
export const assetsFolder = new URL('assets/', demoFolder);
