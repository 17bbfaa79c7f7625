/** The stage that colours a cover, a door or a subject tile; `neutral` where a thing belongs to none. */
export type Stage = 'high' | 'middle' | 'primary' | 'neutral';

/** A link as a list of ways on: words and where they lead. */
export interface Way {
  label: string;
  href: string;
}

/** Who the site is, as the headers, the drawer and the login page print it. */
export interface Brand {
  name: string;
  /** One quiet line under the name. */
  tagline?: string | undefined;
  homeHref: string;
  /** A picture in place of the drawn seal and name. */
  logoUrl?: string | undefined;
  /** Two characters cut into the seal; the first two of the name when left out. */
  sealText?: string | undefined;
}

export interface MenuLink {
  id: string | number;
  label: string;
  href: string;
}

/** A parent item of the menu. Without `href` it only holds its children. */
export interface MenuSection {
  id: string | number;
  label: string;
  href?: string | undefined;
  children?: readonly MenuLink[] | undefined;
}

/** The person as the headers show them; `href` leads to the personal page or to the login page. */
export interface Account {
  loggedIn: boolean;
  href: string;
  name?: string | undefined;
  avatarUrl?: string | undefined;
}
