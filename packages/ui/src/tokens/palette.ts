/** Raw colours named by pigment, only for themes: another publisher's theme may lack them. */
export const palette = {
  paper: { base: '#FBF8F3', raised: '#FFFFFF', sunken: '#F3EDE3' },
  ink: { 900: '#1E2227', 700: '#4A4F57', 500: '#646972', 300: '#9B978E', 200: '#C9C5BC' },
  rule: { base: '#E6DED1', strong: '#8C8577', night: '#3A3F46' },
  cinnabar: { base: '#B4362D', deep: '#982A23', tint: '#FBEDEA' },
  indigo: { base: '#2B4C7E', light: '#34598F', deep: '#233F69', tint: '#EAF0F8' },
  pine: { base: '#2F6B5B', light: '#39806C', deep: '#24564A', tint: '#E8F2EE' },
  ochre: { base: '#9A5B12', light: '#B9741F', deep: '#83490B', tint: '#FAF1E3' },
  graphite: { light: '#3B4048', deep: '#23272D' },
  amber: { base: '#8A5A00', tint: '#FBF3E0' },
  red: { base: '#B3261E', tint: '#FBEAE9' },
  white: '#FFFFFF',
} as const;
