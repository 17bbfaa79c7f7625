/** @type {import('next').NextConfig} A page for each route at build time; leave `output` out to render at each request. */
export default { output: 'export', basePath: process.env['BASE_PATH'] ?? '' };
