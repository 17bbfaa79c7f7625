/**
 * Names of programs that read pages for language models: to train them, to answer with them, or for somebody who asks
 * one. As their owners publish them, looked through on 2026-11-27. A name that is missing is treated as a search
 * engine; names of tools that anybody may run are left out, because they tell nothing of the purpose.
 */
export const aiCrawlers = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGLM-Spider',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'cohere-ai',
  'DeepSeekBot',
  'Diffbot',
  'DuckAssistBot',
  'FacebookBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'ImagesiftBot',
  'Meta-ExternalAgent',
  'Meta-ExternalFetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'omgili',
  'PanguBot',
  'Perplexity-User',
  'PerplexityBot',
  'Timpibot',
  'YouBot',
] as const;
