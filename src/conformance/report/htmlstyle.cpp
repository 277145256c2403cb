// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/htmlstyle.h"

namespace runlatch::conformance {

// The colors of the words have a contrast of 4.5 to 1 and more on both papers. Dark is for screens only: nobody wants
// to print a black page. Browsers that know ::details-content print what is folded.
QByteArray htmlStyle()
{
    return R"(
:root{color-scheme:light dark;--text:#1c1c20;--soft:#565963;--paper:#fff;--panel:#f3f4f6;--line:#d3d6dc;
--failed:#a8201a;--known:#6a4390;--warned:#7a4f00;--observed:#1a5a9e;--skipped:#565963;--passed:#196332}
@media screen and (prefers-color-scheme:dark){:root{--text:#e7e8ec;--soft:#a9adb8;--paper:#17181b;--panel:#222429;
--line:#3b3e46;--failed:#ff938a;--known:#cba6f0;--warned:#f0bd62;--observed:#86bdf7;--skipped:#a9adb8;--passed:#7fd497}}
body{margin:0 auto;max-width:68rem;padding:1.5rem;background:var(--paper);color:var(--text);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}
h3{font-size:1.05rem;margin:0 0 .5rem}h4{font-size:.9rem;margin:.75rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.35rem .6rem;
text-align:left;vertical-align:top}.counts{width:auto}.counts tr{display:inline-block;margin-right:1.25rem}
.counts td{border:0;padding:.2rem .5rem .2rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}dd{margin:0}ul{margin:0;padding-left:1.2rem}p{margin:.25rem 0}
dd,td,p,li,summary,h1,h3,code{unicode-bidi:isolate}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{margin:.25rem 0;padding:.6rem;background:var(--panel);border:1px solid var(--line);white-space:pre-wrap}
pre i{font-style:normal;font-size:.75rem;padding:0 .2rem;border:1px solid var(--warned);color:var(--warned)}
@media(min-width:50rem){td code{white-space:nowrap}}
.case{border:1px solid var(--line);border-radius:.4rem;padding:1rem;margin:1rem 0}
.mark{font-weight:600;white-space:nowrap}.soft,.cut{color:var(--soft)}.cut{font-style:italic}
.failed,.not-testable{color:var(--failed)}.known{color:var(--known)}.warned{color:var(--warned)}
.observed{color:var(--observed)}.skipped{color:var(--skipped)}.passed{color:var(--passed)}
a{color:inherit}summary{cursor:pointer}details{margin-top:.5rem}
@media print{body{max-width:none;padding:0;font-size:10pt}h2,h3,h4,summary{break-after:avoid}
tr,dl{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}}
)";
}

} // namespace runlatch::conformance
