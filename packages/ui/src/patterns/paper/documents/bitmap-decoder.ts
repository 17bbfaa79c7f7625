/**
 * pdf.js decodes the JPEG pictures of a PDF with `ImageDecoder` and draws the returned frames. Chromium keeps
 * a copy of every frame that was drawn, even after the frame and its page are gone: 90 MB for a paper of 300
 * pages with a small picture each. It keeps none of a bitmap made from pixels.
 */
async function bitmapOf(frame: VideoFrame): Promise<ImageBitmap> {
  const { displayWidth: width, displayHeight: height } = frame;
  const image = new ImageData(width, height);
  await frame.copyTo(image.data, { format: 'RGBA', colorSpace: 'srgb' });
  return createImageBitmap(image);
}

if (typeof ImageDecoder !== 'undefined') {
  globalThis.ImageDecoder = class extends ImageDecoder {
    override async decode(options?: ImageDecodeOptions): Promise<ImageDecodeResult> {
      const decoded = await super.decode(options);
      try {
        const bitmap = await bitmapOf(decoded.image);
        decoded.image.close();
        // pdf.js draws and transfers it, which works with a bitmap too.
        return { ...decoded, image: bitmap as unknown as VideoFrame };
      } catch {
        // Chromium before 127 copies a frame only in its own format.
        return decoded;
      }
    }
  };
}

export {};
