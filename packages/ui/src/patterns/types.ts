/** The stage, which determines the colour of covers and tiles; `neutral` for items without one. */
export type Stage = 'high' | 'middle' | 'primary' | 'neutral';

/** A link of a list: label and URL. */
export interface Way {
  label: string;
  href: string;
}

/** The identity of the site, as shown in headers, drawer and login page. */
export interface Brand {
  name: string;
  /** A secondary line below the name. */
  tagline?: string | undefined;
  homeHref: string;
  /** URL of a logo that replaces the drawn seal and name. */
  logoUrl?: string | undefined;
  /** URL of the same logo for dark pages; without it, `logoUrl` has a light background there. */
  logoNightUrl?: string | undefined;
  /** Two characters of the seal; by default the first two of the name. */
  sealText?: string | undefined;
}

export interface MenuLink {
  id: string | number;
  label: string;
  href: string;
}

/** A section of the menu. Without `href` it only groups its children. */
export interface MenuSection {
  id: string | number;
  label: string;
  href?: string | undefined;
  children?: readonly MenuLink[] | undefined;
}

/** The account shown in headers; `href` is the personal page or the login page. */
export interface Account {
  loggedIn: boolean;
  href: string;
  name?: string | undefined;
  avatarUrl?: string | undefined;
}
