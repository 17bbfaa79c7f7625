export interface LightboxPicture {
  /** Accessible name, shown above the picture. */
  title: string;
  /** URL of the picture. */
  src: string;
  /** Text alternative with everything that the picture says. */
  alt: string;
}
