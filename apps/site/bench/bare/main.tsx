/**
 * The comparison page: the site's stack (React, router, query, styled-components) with nothing on top. It asks the
 * API once, for the newest papers, and has one button that answers a click.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import styled from 'styled-components';

interface ExamHome {
  data: { new_list: { id: number; title: string }[] };
}

const Column = styled.main`
  max-width: 40rem;
  margin: 0 auto;
  padding: 1rem;
`;

async function fetchPapers(): Promise<ExamHome['data']> {
  const response = await fetch('/api/exam/index', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await response.json()) as ExamHome).data;
}

function Page() {
  const [open, setOpen] = useState(false);
  const papers = useQuery({ queryKey: ['papers'], queryFn: fetchPapers });
  return (
    <Column>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && <div role="dialog">已打开</div>}
      {papers.data?.new_list.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </Column>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createHashRouter([{ path: '*', element: <Page /> }])} />
  </QueryClientProvider>,
);
