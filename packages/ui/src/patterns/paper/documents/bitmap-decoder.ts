/**
 * pdf.js decodes the JPEG pictures of a PDF with `ImageDecoder` and draws the frames that it answers. Of every frame that
 * was drawn Chromium keeps a copy, also after the frame and its page have gone: 90 MB for a paper of 300 pages with a
 * small picture each. Of a bitmap that is made of pixels it keeps none.
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
        // pdf.js draws and transfers it, which a bitmap can as well.
        return { ...decoded, image: bitmap as unknown as VideoFrame };
      } catch {
        // Chromium before 127 copies a frame in its own format only.
        return decoded;
      }
    }
  };
}

export {};
