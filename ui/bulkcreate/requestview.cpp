// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/requestview.h"

#include "http/curl.h"
#include "json/bodystyle.h"
#include "redaction/linesecrets.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxShownBodyLength = 256 * 1024; // the most of the body that is shown: a message may be megabytes
constexpr qsizetype MaxWordRunLength = 10'000;       // one endless word must not freeze the window

/// The network layer adds Host and length; they are written here with the values that it will use.
QString headText(const http::Outgoing &request)
{
    const QString host = request.url.port() < 0
        ? request.url.host()
        : u"%1:%2"_s.arg(request.url.host(), QString::number(request.url.port()));
    QStringList lines{QString::fromLatin1(request.method) + u' '
                          + request.url.toString(QUrl::FullyEncoded | QUrl::RemoveScheme | QUrl::RemoveAuthority),
                      u"Host: "_s + host};
    for (const http::Header &header : request.headers) {
        const QString value = QString::fromUtf8(redaction::redactedHeader(header.name, header.value));
        lines += QString::fromLatin1(header.name) + u": "_s + value;
    }
    lines += u"Content-Length: "_s + QString::number(request.body.size());
    return lines.join(u'\n');
}

QString bodyText(const QByteArray &body)
{
    QString text = wording::breakLongRuns(json::indentedText(body), MaxWordRunLength);
    if (text.size() > MaxShownBodyLength)
        text = text.left(MaxShownBodyLength) + u'\n'
            + RequestView::tr("... and %1 more; the copy has all of it.")
                  .arg(wording::dataSize(text.size() - MaxShownBodyLength));
    return text;
}

bool isSameRequest(const http::Outgoing &one, const http::Outgoing &other)
{
    return one.method == other.method && one.url == other.url && one.headers == other.headers && one.body == other.body;
}

} // namespace

RequestView::RequestView(QWidget *parent)
    : QWidget(parent)
    , m_code(new CodeView(tr("The exact request"), CodeView::Place::Pane, this))
    , m_dialect(new Label({}, TextStyle::Small, this))
    , m_copy(new CopyButton(tr("Copy as cURL"), this))
    , m_note(new Label({}, TextStyle::Small, this))
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    head->setSpacing(2 * u);
    head->addWidget(new ElidedLabel(tr("The exact request"), TextStyle::Bold), 1);
    head->addWidget(m_copy);
    m_dialect->setMuted(true);
    m_dialect->setWordWrap(true);
    m_dialect->setContentsMargins(4 * u, 0, 4 * u, 2 * u);
    m_note->setObjectName(u"copyNote"_s);
    m_note->setTone(Tone::Warning);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(4 * u, 0, 4 * u, 2 * u);
    m_note->setText(
        tr("The body has characters that a terminal treats as keys. The copy reads it from standard input."));
    m_note->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_dialect);
    layout->addWidget(m_note);
    layout->addWidget(new Hairline);
    layout->addWidget(m_code, 1);
    new ExchangeHighlighter(m_code, m_code->document());
    m_code->setPlaceholderText(tr("No request yet: “Before you send” says why."));
}

void RequestView::setRequest(const Review &review)
{
    const std::optional<http::Outgoing> &request = review.request;
    const QString name = protocol::bulkActionDialectName(review.dialect);
    m_dialect->setText(review.isDialectChosen ? wording::chosenBulkActionDialect()
                                              : wording::bulkActionDialect(review.dialect, review.isDialectFound));
    m_dialect->setToolTip(wording::toolTip(name));
    m_dialect->setAccessibleDescription(name);
    m_dialect->setVisible(request.has_value());
    m_copy->setEnabled(request.has_value());
    if (!request) {
        m_code->clear();
        m_copy->setContent({});
        m_note->hide();
        m_shown.reset();
        return;
    }
    if (m_shown && isSameRequest(*m_shown, *request))
        return; // each report of a look-up comes here, and the request may be long
    m_shown = request;
    m_copy->setContent(http::curlLine(request->method, request->url, request->headers, request->body));
    m_note->setVisible(http::isBodyLostInCurlLine(request->body));
    const QString text = headText(*request) + u"\n\n"_s + bodyText(request->body);
    if (text != m_code->toPlainText())
        m_code->setPlainText(text);
}

} // namespace runlatch::ui
