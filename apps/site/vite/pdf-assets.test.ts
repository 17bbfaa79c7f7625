import { expect, it } from 'vitest';

import { findPdfAssets } from './pdf-assets.js';

it('holds the encodings, fonts and decoders that a paper may need, and no WebAssembly', async () => {
  const paths = [...(await findPdfAssets()).keys()];
  expect(paths).toEqual(
    expect.arrayContaining([
      'cmaps/UniGB-UCS2-H.bcmap',
      'cmaps/GBK-EUC-H.bcmap',
      'cmaps/Adobe-GB1-UCS2.bcmap',
      'standard_fonts/LiberationSans-Regular.ttf',
      'wasm/openjpeg_nowasm_fallback.js',
      'wasm/jbig2_nowasm_fallback.js',
      'wasm/LICENSE_OPENJPEG',
    ]),
  );
  expect(paths.filter((path) => path.endsWith('.wasm'))).toEqual([]);
});
