# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0
"""Finds the tokens of C++ sources that can be changed, and writes what asks at run time whether they are.

It is no parser: it relies on the format that clang-format gives (a comparison has a space on both sides, a template's
angle bracket has none), and on the compiler to refuse what it took wrongly.
"""
import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)
      | (?P<string>(?:u8|[uUL])?R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|(?:u8|[uUL])?"(?:\\.|[^"\\])*"|(?:u8|[uUL])?'(?:\\.|[^'\\])+')
      | (?P<number>\.?\d(?:[eEpP][+-]|[\w.'])*)
      | (?P<word>[A-Za-z_]\w*)
      | (?P<sign><=>|->\*|->|::|<<|<=|>=|==|!=|&&|\|\||\+\+|--|[-+*/%&|^]=|[^\s\w])""",
    re.MULTILINE | re.DOTALL | re.VERBOSE)

FUNCTORS = {"==": "equal_to", "!=": "not_equal_to", "<": "less", "<=": "less_equal", ">": "greater", ">=": "greater_equal"}
TURNED = {"==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"]}
OPENING, CLOSING = {"(", "[", "{"}, {")", "]", "}"}
HERE = "\0"  # stands in no source
OPERAND_ENDS = {";", ",", "?", ":", "=", "+=", "-=", "|=", "&=", "return", "co_return", "case", "<<"}


@dataclass
class Token:
    text: str
    kind: str
    start: int
    end: int


@dataclass
class Site:
    file: str
    line: int
    column: int
    source_line: str
    start: int  # what is replaced, in characters
    end: int
    old: str
    new: str
    template: str  # of the replacement; HERE is the number of the site
    number: int = 0

    def change(self):
        return f"{self.old} becomes {self.new}" if self.new else f"{self.old} is dropped"

    def place(self):
        return f"{self.file}:{self.line}:{self.column}"

    def key(self):
        return self.file, self.source_line, self.change()


def tokens_of(text):
    return [Token(m.group(), m.lastgroup if m.lastgroup != "mark" else "string", m.start(), m.end())
            for m in TOKEN.finditer(text) if m.lastgroup not in ("comment", "directive")]


def constant_tokens(tokens):
    """The positions of tokens whose value the compiler must know: nothing can be switched there. Those of an assertion
    count as well: what is shipped does not hold it, and a weaker one changes nothing."""
    found = set()
    for position, token in enumerate(tokens):
        if token.text not in ("constexpr", "static_assert", "requires", "noexcept", "Q_ASSERT"):
            continue
        end = position + 1
        last = ")" if end < len(tokens) and tokens[end].text == "(" else ";"
        depth = 0
        while end < len(tokens):
            depth += (tokens[end].text in OPENING) - (tokens[end].text in CLOSING)
            if depth <= 0 and tokens[end].text == last:
                break
            end += 1
        found.update(range(position, end))
    return found


def is_out_parameter(text, tokens, position):
    """Whether `bool is = false;` stands before a conversion of Qt's that takes `&is`, and writes it always."""
    if position < 3 or tokens[position - 1].text != "=" or tokens[position - 3].text != "bool":
        return False
    name = tokens[position - 2].text
    return re.match(r";[^;{}]*\bto[A-Z]\w*\([^;()]*&" + name + r"[,)]", text[tokens[position].end:]) is not None


def is_binary(text, token):
    return text[token.start - 1].isspace() and text[token.end:token.end + 1].isspace()


def operand(tokens, position, step, ends):
    """The outermost token of the operand on one side of tokens[position], or None where it is not plain."""
    depth, last = 0, None
    opening, closing = (OPENING, CLOSING) if step > 0 else (CLOSING, OPENING)
    here = position + step
    while 0 <= here < len(tokens):
        text = tokens[here].text
        if text in ("{", "}") or (depth == 0 and (text in closing or text in ends)):
            return last
        depth += (text in opening) - (text in closing)
        last = tokens[here]
        here += step
    return None


def junction(text, tokens, position):
    """`a && b` evaluates b late, so both spellings stand there: (active ? a || b : a && b)."""
    sign = tokens[position]
    weaker = {"||"} if sign.text == "&&" else set()
    left = operand(tokens, position, -1, OPERAND_ENDS | weaker)
    right = operand(tokens, position, 1, OPERAND_ENDS | weaker | {sign.text})
    if not left or not right:
        return None
    whole = text[left.start:right.end]
    if "//" in whole or "/*" in whole:
        return None
    other = "||" if sign.text == "&&" else "&&"
    a, b = text[left.start:sign.start], text[sign.end:right.end]
    flat = f"({' '.join(a.split())}) {other} ({' '.join(b.split())})"
    template = f"(runlatch::mutants::isActive({HERE}) ? {flat} : ({a}) {sign.text} ({b}))"
    return left.start, right.end, other, template


def sites_of_token(text, tokens, position):
    """(start, end, new, template) of each change that tokens[position] can have."""
    token = tokens[position]
    before = tokens[position - 1].text if position else ""
    if token.text in TURNED and is_binary(text, token):
        for other in TURNED[token.text]:
            functors = f"std::{FUNCTORS[token.text]}<>, std::{FUNCTORS[other]}<>"
            yield token.start, token.end, other, f"<=>runlatch::mutants::Compare<{HERE}, {functors}>{{}}<=>"
    elif token.text == "!" and before != "operator":
        yield token.start, token.end, "", f"runlatch::mutants::Not<{HERE}>{{}}->* "
    elif token.text in ("true", "false") and not is_out_parameter(text, tokens, position):
        other = "false" if token.text == "true" else "true"
        yield token.start, token.end, other, f"runlatch::mutants::boolean({HERE}, {token.text})"
    elif token.text in ("&&", "||") and is_binary(text, token):
        found = junction(text, tokens, position)
        if found:
            yield found
    elif token.text == "1" and before in ("+", "-") and is_binary(text, tokens[position - 1]):
        yield token.start, token.end, "-1", f"runlatch::mutants::one({HERE})"


def sites_of_file(file, text):
    """One list for each token that can be changed: its possible changes."""
    tokens = tokens_of(text)
    constant = constant_tokens(tokens)
    lines = text.split("\n")
    for position, token in enumerate(tokens):
        if token.kind == "string" or position in constant:
            continue
        line = text.count("\n", 0, token.start)
        column = token.start - text.rfind("\n", 0, token.start)
        found = [Site(file, line + 1, column, lines[line].strip(), start, end, token.text, new, template)
                 for start, end, new, template in sites_of_token(text, tokens, position)]
        if found:
            yield found


def rewritten(text, sites, header):
    """The text with its sites asking, each line where it was."""
    for site in sorted(sites, key=lambda s: s.start, reverse=True):
        text = text[:site.start] + site.template.replace(HERE, str(site.number)) + text[site.end:]
    return f'#include "{header}" {text}'
