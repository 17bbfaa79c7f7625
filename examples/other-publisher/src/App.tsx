import { useSession } from '@inkstone/api/react';
import { AccountLink } from '@inkstone/ui/patterns/AccountLink';
import { BrandMark } from '@inkstone/ui/patterns/BrandMark';
import { Footer } from '@inkstone/ui/patterns/Footer';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { useEffect, type ReactElement } from 'react';

import { useAddress, type Address } from './address.js';
import { Bar, BarLine, Links, Main } from './App.styles.js';
import { brand } from './brand.js';
import { BookList } from './pages/BookList.js';
import { BookPage } from './pages/BookPage.js';
import { Home } from './pages/Home.js';
import { Login } from './pages/Login.js';
import { PaperPage } from './pages/PaperPage.js';

const LINKS = [
  { path: '/', label: '首页' },
  { path: '/books', label: '图书' },
];

const SHORTCUTS = [
  { id: 'all', label: '全部图书', note: '按年级与学科查找', href: '#/books' },
  { id: 'high', label: '高中图书', note: '高一至高三', href: '#/books?grade_id=9' },
  { id: 'middle', label: '初中图书', note: '初一至初三', href: '#/books?grade_id=10' },
  { id: 'account', label: '我的账户', note: '登录后可收藏与下载', href: '#/login' },
];

function pageOf({ path, query }: Address): ReactElement {
  const [, kind, id = ''] = path.split('/');
  if (kind === 'books') return id === '' ? <BookList query={query} /> : <BookPage id={Number(id)} />;
  if (kind === 'papers') return <PaperPage id={Number(id)} />;
  return kind === 'login' ? <Login /> : <Home />;
}

export function App() {
  const address = useAddress();
  const user = useSession();
  const { path } = address;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);

  return (
    <>
      <Bar>
        <PageColumn>
          <BarLine>
            <BrandMark brand={brand} />
            <Links aria-label="主导航">
              {LINKS.map((link) => (
                <a
                  key={link.path}
                  href={`#${link.path}`}
                  aria-current={link.path === path ? 'page' : undefined}
                >
                  {link.label}
                </a>
              ))}
            </Links>
            <AccountLink
              account={{
                loggedIn: user !== null,
                href: user === null ? '#/login' : '#/',
                name: user?.nickname,
              }}
            />
          </BarLine>
        </PageColumn>
      </Bar>
      <Main>
        <PageColumn>{pageOf(address)}</PageColumn>
      </Main>
      <Footer shortcuts={SHORTCUTS} copyright="© 青禾书社（示例）" />
    </>
  );
}
