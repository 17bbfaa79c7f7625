-- Three quarters of one page are no page: these previews are cut again when they are asked for.
delete from paper_previews where page_count = 1;
