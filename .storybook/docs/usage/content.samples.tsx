import { Button } from '@inkstone/ui/components/Button';
import { BookCard, type CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { CardCarousel } from '@inkstone/ui/patterns/CardCarousel';
import { CoursePlayer } from '@inkstone/ui/patterns/CoursePlayer';
import { HeroBanner, type HeroSlide } from '@inkstone/ui/patterns/HeroBanner';
import { ScoreTable, type ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

const books: CatalogueBook[] = ['高考物理真题卷', '高考数学压轴题', '高考语文阅读', '高考英语完形'].map(
  (title, index) => ({
    id: index,
    title,
    href: '#book',
    image: '',
    grade: '高三',
    subject: title.slice(2, 4),
    stage: 'high',
    year: '2027',
    price: 46.8,
  }),
);

export function CardCarouselSample() {
  return (
    <CardCarousel
      label="高考新书"
      items={books}
      itemKey={(book) => book.id}
      renderItem={(book) => <BookCard book={book} />}
    />
  );
}

const good: HeroSlide[] = [
  {
    id: 1,
    title: '一张好卷子，\n胜过十遍刷题。',
    text: '请一线名师命题、试测、改题。',
    actions: [{ label: '看高考新书', href: '#books' }],
    covers: [
      { title: '高考物理真题卷', subject: '理', stage: 'high', year: '2027', series: '高中', seal: '砚田' },
    ],
  },
];

const wordy: HeroSlide[] = [
  {
    id: 1,
    title: '关于二〇二七年春季教辅图书征订工作安排及优惠政策的通知（第二次更新）',
    text: '各位老师、各位家长、各位经销商朋友：为做好春季征订，现将品种、折扣、回款、物流、退换与样书六个方面的安排说明如下，请仔细阅读全文。',
  },
];

export function HeroSample({ long = false }: { long?: boolean }) {
  return <HeroBanner label="样例的轮播" slides={long ? wordy : good} />;
}

export function PlayerSample({ told = true }: { told?: boolean }) {
  return (
    <CoursePlayer
      title="让小灯泡亮起来"
      poster=""
      src={undefined}
      ledge={
        told ? (
          <>
            <strong style={{ flex: 1 }}>登录后开讲</strong>
            <Button variant="primary" href="#login">
              登录
            </Button>
          </>
        ) : (
          <span>不可用</span>
        )
      }
    />
  );
}

const rows: readonly (readonly [string, string, number, number | null])[] = [
  ['2026', '特殊类型招生控制线', 520, 61_000],
  ['2026', '本科批', 425, 90_000],
  ['2025', '特殊类型招生控制线', 520, 64_000],
  ['2025', '本科批', 435, 86_000],
];

const lines: ScoreLine[] = rows.map(([year, batch, score, ranking], index) => ({
  id: index,
  year,
  area: '河北',
  category: '物理类',
  batch,
  kind: '普通类',
  score,
  ranking,
  professional: null,
  ordinary: true,
}));

export function ScoreSample({ mine, end = 750 }: { mine?: number; end?: number }) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <ScoreTable lines={lines} end={end} mine={mine} style={{ minWidth: '44rem' }} />
    </div>
  );
}
