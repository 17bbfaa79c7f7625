/** Colours of the quarters of a picture: top left, top right, bottom left, bottom right. */
export const quarters = ['#b4362d', '#2f6b5b', '#2b4c7e', '#e0b040'] as const;

/** A file with a picture of four coloured quarters. Needs the canvas of a real browser. */
export async function quarteredPicture(
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<File> {
  return drawnPicture(width, height, type, (context) =>
    quarters.forEach((colour, index) => {
      context.fillStyle = colour;
      context.fillRect(
        (index % 2) * (width / 2),
        Math.floor(index / 2) * (height / 2),
        width / 2,
        height / 2,
      );
    }),
  );
}

/** A file with a picture that the given function draws. */
export async function drawnPicture(
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png',
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  if (!blob) throw new Error(`This browser writes no ${type}.`);
  return new File([blob], type === 'image/png' ? '照片.png' : '照片.jpg', { type });
}

/** A file with a simple portrait. */
export function portrait(): Promise<File> {
  return drawnPicture(900, 1200, 'image/jpeg', (context) => {
    const shapes: [string, (path: Path2D) => void][] = [
      ['#e9dfca', (path) => path.rect(0, 0, 900, 1200)],
      ['#7a8c86', (path) => path.ellipse(760, 900, 620, 420, 0, 0, 2 * Math.PI)],
      ['#2f6b5b', (path) => path.ellipse(450, 1230, 380, 460, 0, 0, 2 * Math.PI)],
      ['#c99a74', (path) => path.ellipse(450, 560, 190, 230, 0, 0, 2 * Math.PI)],
      ['#1e2227', (path) => path.ellipse(450, 430, 215, 160, 0, Math.PI, 2 * Math.PI)],
    ];
    for (const [colour, shape] of shapes) {
      const path = new Path2D();
      shape(path);
      context.fillStyle = colour;
      context.fill(path);
    }
  });
}
