import type { Row } from '../db/insert.js';
import { idIn, scoreBatches, scoreClasses } from '../lookups/kinds.js';
import { mainlandProvinces, type Province } from '../lookups/regions.js';
import { seededRandom } from '../text/random.js';

type ScoreClass = (typeof scoreClasses)[number];
type ScoreBatch = (typeof scoreBatches)[number];

/** Provinces with one class for all candidates. */
const unified = ['北京', '天津', '上海', '浙江', '山东', '海南'];
/** Provinces whose first examination without arts and science classes was in 2025. */
const reformedIn2025 = ['山西', '内蒙古', '河南', '四川', '云南', '陕西', '青海', '宁夏'];
/** Provinces whose last examination with arts and science classes is in 2026. */
const reformedIn2027 = ['西藏', '新疆'];

const years = [2026, 2025, 2024] as const;

/** Full scores other than 750. */
const fullScores: Readonly<Record<string, number>> = { 上海: 660, 海南: 900 };

function classesOf(province: Province, year: number): readonly ScoreClass[] {
  const { shortName } = province;
  if (unified.includes(shortName)) return ['综合改革'];
  const stillDivided =
    reformedIn2027.includes(shortName) || (reformedIn2025.includes(shortName) && year < 2025);
  return stillDivided ? ['理科', '文科'] : ['物理类', '历史类'];
}

interface Kind {
  descr: string;
  /** Share of the full score, and how far a province may differ from it. */
  share: Readonly<Partial<Record<ScoreBatch, number>>>;
  /** Mark of the province's arts or sports test, of 300. */
  professional?: number;
}

const kinds: readonly Kind[] = [
  { descr: '普通类', share: { 特殊类型招生控制线: 0.69, 本科批: 0.58, 专科批: 0.24 } },
  { descr: '美术与设计类', share: { 本科批: 0.44, 专科批: 0.18 }, professional: 186 },
  { descr: '体育类', share: { 本科批: 0.42 }, professional: 198 },
];

/**
 * Score lines for every mainland province, year and class. They are not official: every row says so, and the
 * scores are multiples of five so that they cannot be taken for real ones.
 */
export function scoreLineRows(): Row[] {
  const random = seededRandom(2027);
  return mainlandProvinces.flatMap((province) => {
    const full = fullScores[province.shortName] ?? 750;
    const shift = (random.next() - 0.5) * 0.08;
    return years.flatMap((year) =>
      classesOf(province, year).flatMap((scoreClass) =>
        kinds.flatMap((kind) =>
          scoreBatches.flatMap((batch) => {
            const share = kind.share[batch];
            if (share === undefined) return [];
            const drift = shift + (random.next() - 0.5) * 0.02;
            const score = Math.round(((share + drift) * full) / 5) * 5;
            return [
              {
                province_id: province.id,
                year,
                class_id: idIn(scoreClasses, scoreClass),
                batch_id: idIn(scoreBatches, batch),
                class_descr: `${kind.descr}（示例数据）`,
                score,
                ranking: kind.professional === undefined ? rankingOf(share, random.between(0, 9)) : null,
                professional_score:
                  kind.professional === undefined ? null : kind.professional + random.between(-4, 4) * 3,
                is_example: true,
              },
            ];
          }),
        ),
      ),
    );
  });
}

/** The lower the line, the more candidates are above it; in whole thousands, because it is an example. */
function rankingOf(share: number, variation: number): number {
  return Math.round((1 - share) ** 1.4 * 290 + variation) * 1000;
}
