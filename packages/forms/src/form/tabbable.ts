/** A control of a form that Tab comes to. */
export const TABBABLE = ':is(input, select, textarea, button):not([tabindex="-1"], :disabled)';
