/** Platforms and provinces by id. */
export const choices = {
  platforms: [
    { value: '1', label: '天猫' },
    { value: '2', label: '京东' },
    { value: '3', label: '拼多多' },
  ],
  provinces: [
    { value: '33', label: '浙江省' },
    { value: '41', label: '河南省' },
    { value: '53', label: '云南省' },
  ],
};

/** A picture that resembles a scanned certificate, drawn in the browser so that its preview works. */
export async function drawnCertificate(title: string): Promise<File> {
  const canvas = new OffscreenCanvas(420, 300);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw.');
  pen.fillStyle = '#fdfaf3';
  pen.fillRect(0, 0, 420, 300);
  pen.strokeStyle = '#b9a988';
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, 384, 264);
  pen.fillStyle = '#1e2227';
  pen.font = '36px serif';
  pen.textAlign = 'center';
  pen.fillText(title, 210, 84);
  pen.fillStyle = '#8d8672';
  for (const top of [124, 154, 184]) pen.fillRect(76, top, 268, 3);
  pen.strokeStyle = '#b4362d';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(322, 226, 34, 0, 2 * Math.PI);
  pen.stroke();
  return new File([await canvas.convertToBlob()], `${title}.png`, { type: 'image/png' });
}
