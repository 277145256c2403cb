// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "text/bytedifference.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace runlatch::signature {

/// A form in which a sender may have signed a body, while another form of it was received.
struct BodyVariant
{
    static constexpr QByteArrayView LastBreak = "\n";           ///< behind variants that may end in one, ...
    static constexpr QByteArrayView LastBreakName = "+newline"; ///< ... and behind their names then

    base::Rule cause;   ///< one of base::Rules::Signatures
    QByteArray name;    ///< machine-readable, and a cause's variants differ in it: "compact+ascii"
    bool mayEndInBreak; ///< whether its writers may add a newline: the same bytes with one are a variant too
    std::function<void(const text::ByteSink &)> write; ///< gives its bytes in parts; valid as long as the variants are
    bool isOtherText = false; ///< it shares no places with the body, so that a difference of both says nothing
};

/// The forms of one body, the simple ones first, so that the first one that fits is the smallest change. A form with
/// exactly the received bytes is left out, or harmless.
///
/// - body.packed (`gzip`, `zlib`): what is packed in the body, see text::unpacked().
/// - body.newline-lost (`lf`, `crlf`): a final line break was signed that is not there.
/// - body.newline-added (`lf`, `crlf`): the body was signed without the final line break that it has.
/// - body.line-ends (`lf`, `crlf`): each line ended that way.
/// - body.bom (`with`, `without`): the UTF-8 byte order mark.
/// - body.trimmed (`both`, `end`, `begin`): signed without the white space at these places.
/// - body.encoding (`latin-1`, `utf-8`): the letters of the body in Latin-1; or each byte taken as a Latin-1 letter and
///   written in UTF-8.
/// - body.reserialised: the same JSON by another writer. The name is a layout (`compact`, `spaced`, `indent-2`,
///   `indent-4`, `tabs`), then what is escaped (`+ascii`, `+html`, `+slashes`, `+slashes+ascii`, `+ascii+html`, the
///   first two and the last one with the digits of escapes in upper case, `+upper`, and `+ascii+html+quotes+upper` as
///   .NET does; `+kept`: strings as they came), then `+sorted`. Order, duplicate keys and the digits of numbers are
///   kept. Only what begins and ends like an object or array is taken for JSON.
///
/// Work: each variant reads the body a few times, and none writes more than MaxGrowth times its size and FreeGrowth.
/// Bodies above MaxRewritten are not written anew as JSON. Memory: a copy of the body for each of four steps of that,
/// otherwise a few kilobytes.
class BodyVariants
{
public:
    static constexpr qsizetype MaxRewritten = 2 * 1024 * 1024; ///< bytes
    static constexpr qsizetype MaxGrowth = 8;
    static constexpr qsizetype FreeGrowth = 4096; ///< bytes
    static constexpr int MaxVariants = 116;       ///< how often a visitor is called at most

    explicit BodyVariants(const QByteArray &body) ///< `body` must outlive this
        : m_body(body)
    {
    }

    /// Returns whether to go on.
    using Visitor = std::function<bool(const BodyVariant &)>;
    void visit(const Visitor &visitor);

    /// Whether JSON, or some of its forms, were too large to be visited.
    bool hasLeftOut() const { return m_hasLeftOut; }

private:
    bool isJson() const;
    bool visitPacked(const Visitor &visitor) const;
    bool visitEnds(const Visitor &visitor) const;
    bool visitWhole(const Visitor &visitor) const;
    bool visitRewritten(const Visitor &visitor);
    bool visitLayouts(const Visitor &visitor, const QByteArray &json, const QByteArray &writing);

    const QByteArray &m_body;
    bool m_hasLeftOut = false;
};

} // namespace runlatch::signature
