-- 试卷的预览：PDF 中访客可看的几页另存为一个文件，并记下原文件的总页数。

-- By the file and not by the paper: papers may share files. A row that is missing is added when the preview is asked for.
create table paper_previews (
  file_key text primary key,                        -- a PDF in papers.file_keys
  preview_key text not null,
  page_count integer not null check (page_count > 0)
);
