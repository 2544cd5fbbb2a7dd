"""What a browser loads besides the interface.

web.py             the built pages
documentation.py   the documentation site at /docs
static_content.py  messages of languages, schemas of editions
link_preview.py    what a link says about itself where somebody posts it
"""
