import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { AddressCard, ArticleSummary, CompanyIntro, HistoryEntry } from '@inkstone/api/types';
import type { Honour } from '@inkstone/ui/patterns/HonourWall';
import type { TimelineEntry } from '@inkstone/ui/patterns/Timeline';

import { contentHref } from '../../../lib/content-href.js';

type Files = Pick<ApiClient, 'fileUrl'>;

export const TABS = ['公司介绍', '发展历程', '联系我们', '诚聘英才', '企业动态'] as const;
export type TabId = (typeof TABS)[number];

/** Whether `?text` names a tab. */
export function isTab(text: string): text is TabId {
  return TABS.some((tab) => tab === text);
}

export interface CultureItem {
  type: string;
  title: string;
  intro: string;
  image: string;
}

export interface IntroModel {
  /** '' where there is none. */
  video: string;
  poster: string;
  ideas: { title: string; idea: string; image: string }[];
  achievements: { figure: string; unit: string; introduce: string }[];
  /** The first item (Spec B 2.5); `undefined` where there is none. */
  culture: CultureItem | undefined;
  /** The next three. */
  cultureSide: CultureItem[];
  honours: Honour[];
}

/** 260余种 as 260 and 余种; without a number at its start, all of it is the figure: 一百万册. */
function splitFigure(achievement: string): { figure: string; unit: string } {
  const [, figure = achievement, unit = ''] = /^([\d.,]+)(.*)$/s.exec(achievement) ?? [];
  return { figure, unit };
}

/** 年度绿色印刷示范单位（2026） as its name and its year. */
function splitYear(title: string): { title: string; year: string } {
  const [, name = title, year = ''] = /^(.*)（(\d{4})）$/s.exec(title) ?? [];
  return { title: name, year };
}

export function toIntro(intro: CompanyIntro, { fileUrl }: Files): IntroModel {
  const [culture, ...others] = intro.company_culture.map((item) => ({ ...item, image: fileUrl(item.image) }));
  return {
    video: fileUrl(intro.company_profile.company_intro_video),
    poster: fileUrl(intro.company_achievement[0]?.image ?? ''),
    ideas: intro.management_ideas.map((idea) => ({ ...idea, image: fileUrl(idea.image) })),
    achievements: intro.company_achievement.map(({ introduce, achievement }) => ({
      introduce,
      ...splitFigure(achievement),
    })),
    culture,
    cultureSide: others.slice(0, 3),
    honours: intro.honor.map(({ title, image }) => ({ ...splitYear(title), image: fileUrl(image) })),
  };
}

export function toHistory(entries: readonly HistoryEntry[], { fileUrl }: Files): TimelineEntry[] {
  return entries.map((entry) => ({ ...entry, image: fileUrl(entry.image) }));
}

export type WayModel = NonNullable<AddressCard['ways']>[number];

export interface AddressModel extends Pick<
  AddressCard,
  'company' | 'tel' | 'address' | 'longitude' | 'latitude'
> {
  /** A sketch of the streets; '' where there is none. */
  image: string;
  imageFocus: string | undefined;
  ways: readonly WayModel[];
  /** Opens a map application. */
  openHref: string;
}

/**
 * The link that opens a map application: `geo:` on Android, the system's maps on Apple's devices, and the web page of a
 * map that reads WGS 84 elsewhere. Nothing is asked of any of them before the link is followed.
 */
export function mapHref(
  { company, longitude, latitude }: Pick<AddressCard, 'company' | 'longitude' | 'latitude'>,
  userAgent: string,
): string {
  const name = encodeURIComponent(company);
  const [east, north] = [String(longitude), String(latitude)];
  if (userAgent.includes('Android')) return `geo:${north},${east}?q=${north},${east}(${name})`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?ll=${north},${east}&q=${name}`;
  return `https://uri.amap.com/marker?position=${east},${north}&coordinate=wgs84&name=${name}`;
}

export function toAddress(card: AddressCard, userAgent: string, { fileUrl }: Files): AddressModel {
  const { company, tel, address, image, image_focus, ways = [], longitude, latitude } = card;
  return {
    company,
    tel,
    address,
    image: fileUrl(image),
    imageFocus: image_focus,
    ways,
    longitude,
    latitude,
    openHref: mapHref(card, userAgent),
  };
}

export interface JobModel {
  id: number;
  title: string;
  href: string;
  intro: string;
  /** Department, kind and number, as far as the server says them. */
  facts: string[];
  /** YYYY-MM-DD (Spec B 9). */
  date: string;
}

export function toJob({ id, column_id, title, intro, author, tags, release_time }: ArticleSummary): JobModel {
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    intro,
    facts: [author, ...tags.map(({ name }) => name)].filter((fact) => fact !== ''),
    date: dashDate(release_time),
  };
}
