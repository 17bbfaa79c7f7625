/** A picture of a page with an error circled in red, drawn in the browser so that its preview works. */
export async function photographOfAPage(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.fillStyle = '#f1e9da';
  context.fillRect(0, 0, 600, 800);
  context.fillStyle = '#fffdf8';
  context.fillRect(50, 40, 510, 720);
  context.fillStyle = '#6d675c';
  for (let line = 0; line < 13; line += 1) {
    context.fillRect(100, 120 + line * 46, line % 4 === 3 ? 230 : 400, 12);
  }
  context.strokeStyle = '#c0392b';
  context.lineWidth = 8;
  context.beginPath();
  context.ellipse(300, 402, 150, 44, -0.06, 0, 2 * Math.PI);
  context.stroke();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}
