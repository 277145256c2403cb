// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/exactreply.h"

#include "base/answer.h"
#include "json/bodystyle.h"
#include "lint/lint.h"
#include "protocol/writtenresult.h"
#include "ui/widgets/bytes/exactjson.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/lint.h"
#include "wording/sentence.h"

#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

namespace {

constexpr int PauseAfterKey = 120; // milliseconds, as that of the preview

/// An editor of text takes these characters for ends of paragraphs and frames. They stand in strings only.
QByteArray withEscapes(QByteArray json)
{
    return json.replace("\xE2\x80\xA9", "\\u2029")
        .replace("\xEF\xB7\x90", "\\ufdd0")
        .replace("\xEF\xB7\x91", "\\ufdd1");
}

QByteArray laidOutForPeople(const QByteArray &json)
{
    return withEscapes(json::restyled(json, json::BodyStyle::Pretty));
}

/// The finding of the linter about the first thing for which a document cannot be read.
const lint::LintFinding *findingOf(const lint::Lint &lint, const base::Error &error)
{
    if (const lint::LintFinding *broken = lint.broken(); broken != nullptr || error.errors.isEmpty())
        return broken;
    const auto isMeant = [pointer = error.errors.first().pointer](const lint::LintFinding &finding) {
        return finding.pointer == pointer && finding.severity != lint::LintSeverity::Info;
    };
    const auto found = std::ranges::find_if(lint.findings, isMeant);
    return found == lint.findings.end() ? nullptr : &*found;
}

} // namespace

ExactReply::ExactReply(QWidget *parent)
    : QWidget(parent)
    , m_problem(new MessageBar(this))
    , m_json(new ExactJson(this))
{
    m_problem->setClosable(false);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseAfterKey);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_json, 1);
    layout->addWidget(m_problem);
    connect(&m_pause, &QTimer::timeout, this, &ExactReply::readAtPause);
    connect(m_json, &ExactJson::edited, this, [this] {
        forgetReading();
        m_pause.start();
    });
}

void ExactReply::open(const QByteArray &written)
{
    m_pause.stop();
    forgetReading();
    m_document = written;
    m_isOwn = m_hasMore = !written.isEmpty();
    m_isBehind = true;
    m_isUndoable = false;
    setBroken(false);
}

void ExactReply::follow(const protocol::TaskResult &result)
{
    const bool isBeingWritten = m_isBroken || m_pause.isActive() || m_isReading;
    if (isBeingWritten && protocol::hasSameContents(result, m_result))
        return;
    m_pause.stop();
    forgetReading();
    m_result = result;
    if (m_isOwn) {
        const QByteArray document = documentOf(result);
        m_isOwn = document == m_document || m_hasMore;
        m_document = document;
    }
    setBroken(false);
    m_isBehind = true;
    m_isUndoable = m_isUndoable || isBeingWritten;
    if (isVisible())
        showDocument();
}

/// A document of a person's own keeps its layout while the form says the same.
QByteArray ExactReply::documentOf(const protocol::TaskResult &result) const
{
    if (!m_isOwn)
        return laidOutForPeople(protocol::writeTaskResult(result));
    const QByteArray document = protocol::rewritten(m_document, result);
    return document == m_document ? document : laidOutForPeople(document);
}

void ExactReply::showDocument()
{
    if (!m_isOwn)
        m_document = documentOf(m_result);
    m_isBehind = false;
    m_json->setDocument(m_document, std::exchange(m_isUndoable, false));
}

void ExactReply::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isBehind)
        showDocument();
}

bool ExactReply::settle()
{
    if (m_pause.isActive() || m_isReading) {
        m_pause.stop();
        forgetReading();
        read();
    }
    return !m_isBroken;
}

protocol::TaskResult ExactReply::withDocument(const protocol::TaskResult &result) const
{
    protocol::TaskResult sent = result;
    sent.written = documentOf(result);
    return sent;
}

/// A document as it was read; any thread.
struct ExactReply::Reading
{
    QByteArray document;
    base::Result<protocol::TaskResult> result;
    bool hasMore = false;
    lint::Lint lint = {}; ///< of a document that cannot be read
};

ExactReply::Reading ExactReply::readingOf(const QByteArray &document)
{
    Reading reading{.document = document, .result = protocol::readWritten(document)};
    if (reading.result)
        reading.hasMore = protocol::isWrittenOtherwise(document, *reading.result);
    else
        reading.lint = lint::lintCallback(document);
    return reading;
}

void ExactReply::read()
{
    take(readingOf(m_json->document()));
}

/// More than 64 KB are read in the pool. Text that is typed meanwhile is read at the next pause.
void ExactReply::readAtPause()
{
    constexpr qsizetype MaxAtOnce = 64 * 1024; // bytes
    const QByteArray document = m_json->document();
    if (document.size() <= MaxAtOnce)
        return read();
    m_isReading = true;
    const base::Answer<Reading> answer(this, [this, number = ++m_number](const base::Result<Reading> &reading) {
        if (number != m_number)
            return;
        m_isReading = false;
        take(*reading);
    });
    QThreadPool::globalInstance()->start([document, answer] { answer(readingOf(document)); });
}

void ExactReply::forgetReading()
{
    ++m_number;
    m_isReading = false;
}

void ExactReply::take(const Reading &reading)
{
    if (!reading.result) {
        refuse(reading.result.error(), reading.lint);
        return;
    }
    m_document = reading.document;
    m_isOwn = true;
    m_hasMore = reading.hasMore;
    m_result = *reading.result;
    setBroken(false);
    emit written(*reading.result);
}

void ExactReply::refuse(const base::Error &error, const lint::Lint &lint)
{
    const wording::Sentence sentence = wording::sentence(error);
    if (const lint::LintFinding *finding = findingOf(lint, error)) {
        m_problem->setMessage(Tone::Error, wording::lintFactAtPlace(*finding),
                              tr("The form stays as it was, and nothing can be sent."));
        m_json->markPlace(finding->offset);
    } else {
        const QString said = error.errors.isEmpty() ? sentence.fact : wording::serviceSays(error.errors.first());
        m_problem->setMessage(Tone::Error, said, tr("The form stays as it was, and nothing can be sent."));
    }
    setBroken(true);
}

void ExactReply::setBroken(bool broken)
{
    if (!broken)
        m_problem->dismiss();
    if (std::exchange(m_isBroken, broken) != broken)
        emit brokenChanged();
}

} // namespace runlatch::ui
