/** Sent by the preview to the manager with the theme of Storybook's own interface. */
export const INTERFACE_THEME = 'inkstone/interface-theme';
