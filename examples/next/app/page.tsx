import { Button } from '@inkstone/ui/components/Button';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

const books = ['物理', '化学', '生物', '地理'].map((subject, index) => ({
  id: index + 1,
  title: `高考${subject}真题卷`,
  href: `/books/${String(index + 1)}`,
  image: '',
  grade: '高三',
  subject,
  year: '2027',
  price: 48,
  stage: 'high' as const,
}));

export default function Page() {
  return (
    <PageColumn>
      <main>
        <h1>新书</h1>
        <BookGrid books={books} />
        <Button variant="primary">全部图书</Button>
      </main>
    </PageColumn>
  );
}
