// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "largebodies.h"
#include "walk.h"

#include "await.h"
#include "base/systemclock.h"
#include "models/json/jsonmodel.h"
#include "protocol/signature.h"
#include "ui/inspector/comparison/comparedialog.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/findingstab.h"
#include "ui/inspector/detail/jsontree.h"
#include "ui/inspector/detail/payloadtab.h"
#include "ui/inspector/detail/rawtab.h"
#include "ui/inspector/doctor/doctordialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/bytesview.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/navigation/tabbar.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

const QByteArray ListenerKey = "a key of the listener"_ba;

/// Everything that shows a body, one after another, with one of 20 MB.
class LookedAtBody
{
public:
    explicit LookedAtBody(const QByteArray &body)
        : m_body(body)
    {
        m_theme.apply(ui::ThemeChoice::Light);
    }

    /// In milliseconds; null if the files cannot be written.
    std::optional<double> longestBlock()
    {
        if (!write(u"body"_s, m_body) || !write(u"other"_s, otherBody()))
            return std::nullopt;
        lookAtDetail();
        askDoctor();
        compare();
        return m_walk.longestBlock();
    }

private:
    QByteArray otherBody() const
    {
        QByteArray other = m_body;
        other.replace(LargeNeedle, "other needle");
        for (const qsizetype at : {other.size() / 4, other.size() / 2})
            other[at] = other[at] == 'x' ? 'y' : 'x';
        return other;
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    bool write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
    ui::CaptureReading reading() const;
    void lookAtDetail();
    void lookAtPayload(ui::CaptureDetail &detail);
    void lookAtRaw(ui::CaptureDetail &detail);
    void lookAtFindings(ui::CaptureDetail &detail);
    void askDoctor();
    void compare();
    static void trigger(const QWidget &widget, const QString &action);
    static void type(QWidget &tab, const QString &text);

    QByteArray m_body;
    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    ui::Theme m_theme{*qApp};
    Walk m_walk;
};

ui::CaptureReading LookedAtBody::reading() const
{
    store::Capture capture;
    capture.row.id = 1;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = m_clock.utc();
    capture.row.bytes = m_body.size();
    capture.row.verdict = protocol::Verdict::Invalid;
    capture.head =
        "POST /runlatch HTTP/1.1\r\nHost: 127.0.0.1\r\nX-TFC-Task-Signature: " + protocol::sign("another key", m_body)
        + "\r\nContent-Length: " + QByteArray::number(m_body.size()) + "\r\n\r\n";
    capture.body = m_body;
    capture.complete = true;
    const auto read = await<ui::CaptureReading>([&](QObject *context, const base::Callback<ui::CaptureReading> &done) {
        ui::readCapture(capture, {{ListenerKey}}, context, done);
    });
    return read.value();
}

void LookedAtBody::trigger(const QWidget &widget, const QString &action)
{
    for (QAction *one : widget.actions()) {
        if (one->text() == action)
            return one->trigger();
    }
    qFatal("no action %s", qPrintable(action));
}

void LookedAtBody::type(QWidget &tab, const QString &text)
{
    auto *line = tab.findChild<QLineEdit *>();
    line->selectAll();
    line->insert(text);
    press(line, Qt::Key_Return);
}

void LookedAtBody::lookAtDetail()
{
    const ui::CaptureReading read = reading();
    ui::CaptureDetail detail(m_clock);
    detail.resize(1200, 800);
    detail.show();
    auto &secrets = named<QAbstractButton>(detail, u"Show secrets"_s);
    m_walk.step("the request is shown", [&] { detail.setReading(read); });
    lookAtPayload(detail);
    m_walk.step("the secrets are shown in Payload", [&] { secrets.click(); });
    lookAtRaw(detail);
    m_walk.step("the secrets are hidden in Raw", [&] { secrets.click(); });
    auto *tabs = detail.findChild<ui::TabBar *>();
    m_walk.step("Headers", [&] { tabs->setCurrentIndex(3); });
    m_walk.step("Signature", [&] { tabs->setCurrentIndex(4); });
    lookAtFindings(detail);
    m_walk.step("the same request is shown again", [&] { detail.setReading(read); });
    m_walk.step("the request is left", [&] { detail.clear(); });
}

void LookedAtBody::lookAtPayload(ui::CaptureDetail &detail)
{
    using Role = models::JsonModel;
    auto *payload = detail.findChild<ui::PayloadTab *>();
    auto *tree = payload->findChild<ui::JsonTree *>();
    m_walk.step("Payload", [&] { detail.findChild<ui::TabBar *>()->setCurrentIndex(1); });
    m_walk.step("the first row opens", [&] { press(tree, Qt::Key_Home), press(tree, Qt::Key_Right); });
    m_walk.step("the last row", [&] { press(tree, Qt::Key_End); });
    m_walk.step("the last row opens", [&] { press(tree, Qt::Key_Right), press(tree, Qt::Key_End); });
    m_walk.step("a search in Payload", [&] { type(*payload, QString::fromLatin1(LargeNeedle)); });
    const QModelIndex found = tree->currentIndex().siblingAtColumn(static_cast<int>(Role::Column::Value));
    if (tree->model()->rowCount() > 1 && !found.data().toString().endsWith(QLatin1String(LargeNeedle)))
        std::fprintf(stderr, "the needle was not reached in Payload\n");
    m_walk.step("the pointer is copied", [&] { trigger(*tree, u"Copy the JSON Pointer"_s); });
    m_walk.step("the value is copied", [&] { trigger(*tree, u"Copy the value"_s); });
    m_walk.step("the first value is copied", [&] { press(tree, Qt::Key_Home), trigger(*tree, u"Copy the value"_s); });
    m_walk.step("the tree is scrolled", [&] { press(tree, Qt::Key_PageDown), press(tree, Qt::Key_PageDown); });
    m_walk.step("all open", [&] { press(tree, Qt::Key_Home), press(tree, Qt::Key_Asterisk, {}, u"*"_s); });
    m_walk.step("a letter is typed in the tree", [&] { press(tree, Qt::Key_Z, {}, u"z"_s); });
    m_walk.step("a frequent text", [&] { type(*payload, u"e"_s); });
    m_walk.step("the match before",
                [&] { press(payload->findChild<QLineEdit *>(), Qt::Key_Return, Qt::ShiftModifier); });
    m_walk.step("the tree is resized", [&] { detail.resize(1000, 700); });
}

void LookedAtBody::lookAtRaw(ui::CaptureDetail &detail)
{
    auto *raw = detail.findChild<ui::RawTab *>();
    auto *bytes = raw->findChild<ui::BytesView *>();
    auto *modes = raw->findChildren<ui::Segmented *>().constFirst();
    for (ui::Segmented *one : raw->findChildren<ui::Segmented *>())
        modes = one->accessibleName() == u"Form"_s ? one : modes;
    m_walk.step("Raw", [&] { detail.findChild<ui::TabBar *>()->setCurrentIndex(2); });
    for (const ui::BytesView::Mode mode : {ui::BytesView::Text, ui::BytesView::Hex}) {
        m_walk.step("a form of the bytes", [&] { modes->setCurrent(mode); });
        m_walk.step("the end of the row", [&] { press(bytes, Qt::Key_End); });
        m_walk.step("the end of the bytes", [&] { press(bytes, Qt::Key_End, Qt::ControlModifier); });
        m_walk.step("a page up", [&] { press(bytes, Qt::Key_PageUp); });
        m_walk.step("a search in Raw", [&] { type(*raw, QString::fromLatin1(LargeNeedle)); });
        m_walk.step("a frequent byte", [&] { type(*raw, u"e"_s); });
        m_walk.step("all is chosen", [&] { bytes->selectAll(); });
        m_walk.step("all is copied", [&] { bytes->copy(); });
        m_walk.step("the bytes are resized", [&] { detail.resize(detail.width() + 50, 750); });
    }
}

void LookedAtBody::lookAtFindings(ui::CaptureDetail &detail)
{
    auto *findings = detail.findChild<ui::FindingsTab *>();
    auto *list = findings->findChild<QListView *>();
    m_walk.step("Findings", [&] { detail.findChild<ui::TabBar *>()->setCurrentIndex(5); });
    m_walk.step("the last finding", [&] { press(list, Qt::Key_End); });
    m_walk.step("all findings are copied",
                [&] { named<QAbstractButton>(*findings, u"Copy all findings as text"_s).click(); });
    m_walk.step("the finding in Payload", [&] { named<QAbstractButton>(*findings, u"Show in Payload"_s).click(); });
    m_walk.step("the finding in Raw", [&] { named<QAbstractButton>(*findings, u"Show in Raw"_s).click(); });
}

void LookedAtBody::askDoctor()
{
    ui::DoctorDialog dialog({{u"known"_s, ListenerKey}});
    dialog.setVisible(true);
    m_walk.step("the body is opened", [&] { dialog.openBody(path(u"body"_s)); });
    m_walk.step("the earlier body is opened", [&] { dialog.openEarlier(path(u"other"_s)); });
    named<QLineEdit>(dialog, u"HMAC key"_s).setText(u"key"_s);
    for (const QString &field : {u"Signature headers"_s, u"Body"_s}) {
        auto &edit = named<QPlainTextEdit>(dialog, field);
        QGuiApplication::clipboard()->setText(QString::fromLatin1(m_body));
        m_walk.step("too much is pasted", [&] { edit.paste(); });
    }
    m_walk.step("the body is opened again", [&] { dialog.openBody(path(u"body"_s)); });
    named<QPlainTextEdit>(dialog, u"Signature headers"_s)
        .setPlainText(QString::fromLatin1(protocol::sign("another key", m_body)));
    m_walk.step("the doctor", [&] { named<QAbstractButton>(dialog, u"Check"_s).click(); });
}

void LookedAtBody::compare()
{
    ui::CompareDialog dialog;
    dialog.resize(1200, 800);
    dialog.setVisible(true);
    auto *tabs = dialog.findChild<ui::TabWidget *>();
    m_walk.step("the left side", [&] { dialog.open(ui::CompareDialog::Left, path(u"body"_s)); });
    m_walk.step("the comparison", [&] { dialog.open(ui::CompareDialog::Right, path(u"other"_s)); });
    m_walk.step("Headers of both", [&] { tabs->setCurrentIndex(1); });
    m_walk.step("Bytes of both", [&] { tabs->setCurrentIndex(2); });
    m_walk.step("the next difference", [&] { named<QAbstractButton>(dialog, u"Next difference"_s).click(); });
    m_walk.step("both in hexadecimal", [&] { named<ui::Segmented>(dialog, u"Form of the bytes"_s).setCurrent(1); });
    m_walk.step("the sides are swapped", [&] { dialog.swapSides(); });
    m_walk.step("the comparison is copied", [&] { named<QAbstractButton>(dialog, u"Copy as text"_s).click(); });
}

} // namespace

QList<Comparison> showingLarge()
{
    constexpr double Smooth = 20; // frames in a second, when no block takes longer than 50 ms
    QList<Comparison> rows;
    for (const LargeBody &body : largeBodies()) {
        rows.append({.name = u"showing-large-"_s + body.name,
                     .what = u"frames that the longest block of the window leaves (20 MB, %1)"_s.arg(body.what),
                     .reference = u"blocks of 50 ms"_s,
                     .unit = u"frames/s"_s,
                     .ours = [make = body.make]() -> std::optional<Measured> {
                         const auto longest = LookedAtBody(make()).longestBlock();
                         return longest ? std::optional<Measured>(1000 / *longest) : std::nullopt;
                     },
                     .theirs = []() -> std::optional<Measured> { return Smooth; },
                     .rounds = 1});
    }
    return rows;
}

} // namespace runlatch::bench
