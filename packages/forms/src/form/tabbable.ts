/** Selector for the controls of a form that Tab reaches. */
export const TABBABLE = ':is(input, select, textarea, button):not([tabindex="-1"], :disabled)';
