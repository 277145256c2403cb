// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QXmlStreamWriter>

namespace runlatch::conformance {

/// Writes HTML that is well-formed XML as well, so that one escaping serves both and any reader of XML can check it.
/// Names of elements and classes are ours; texts and attributes may be a stranger's. Internal to this folder.
class HtmlWriter
{
public:
    explicit HtmlWriter(QByteArray *document); ///< `document` must outlive this

    void begin(const QString &element, const QString &cssClass = {});
    void attribute(const QString &name, const QString &value); ///< right after begin()
    void end();
    void text(const QString &text);
    /// Bytes as a view of exact bytes shows them: a line feed ends the line, and a name in an element of its own
    /// stands for what is invisible, reorders text or is no UTF-8.
    void bytes(QByteArrayView bytes);
    /// begin(), text() and end(). An element without a text has an end tag as well, which HTML needs.
    void element(const QString &element, const QString &text, const QString &cssClass = {});
    void meta(const QString &key, const QString &name, const QString &content); ///< <meta key="name" content="...">

private:
    QXmlStreamWriter m_xml;
};

} // namespace runlatch::conformance
