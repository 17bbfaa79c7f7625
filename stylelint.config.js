/**
 * Holds the styles to the browsers of .browserslistrc: styled-components writes rules at run time, so no compiler lowers
 * them. A feature that some of these browsers lack is named here with the reason why its absence does no harm.
 */
const HARMLESS = {
  'css-nesting': 'styled-components writes plain rules',
  'css-container-query-units': 'only in --part of BookCover, inside @supports',
  'css-container-queries': 'the title of a compact course card ends in an ellipsis; the picture contains it',
  'css-has': 'marks that repeat what the control itself shows; the focus has a rule inside @supports',
  'viewport-unit-variants': 'each dvh stands behind the same length in vh',
  'css-subgrid': 'behind a grid of fixed columns',
  'css-content-visibility': 'saves work, and changes nothing that is seen',
  'css-overscroll-behavior': 'the page behind a drawer may scroll on',
  'css-scrollbar': 'a scrollbar is shown',
  'css-resize': 'a field keeps its height',
  'css-touch-action': 'computers have no touch',
  'css-selection': 'the selection has the colour of the system',
  'text-size-adjust': 'text is enlarged only by phones that know it',
  'extended-system-fonts': 'other families follow',
  'css3-cursors': 'phones have no cursor',
  'css3-cursors-newer': 'phones have no cursor',
  'css3-cursors-grab': 'phones have no cursor',
};

export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    // Lengths are in rem: a layout chosen by px would have no room for the text of a user who enlarged it.
    'media-feature-name-unit-allowed-list': { '/width$/': 'em' },
    'plugin/no-unsupported-browser-features': [
      true,
      { ignore: Object.keys(HARMLESS), ignorePartialSupport: true },
    ],
  },
  // A template in a template, which the syntax cannot read.
  ignoreFiles: ['packages/ui/src/patterns/page/FavouriteButton/FavouriteButton.styles.ts'],
};
