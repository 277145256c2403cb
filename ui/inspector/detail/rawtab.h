// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/reading/capturereading.h"
#include "ui/widgets/bytes/bytefinder.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace runlatch::ui {

class BusyLine;
class BytesView;
class CopyButton;
class FindBar;
class Label;
class Segmented;

/// The exact bytes of a capture, body or head, as text or hexadecimal, with size and checksum of the body. Secrets are
/// redacted until the user shows them.
class RawTab final : public QWidget
{
    Q_OBJECT

public:
    explicit RawTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);
    void setSecretsShown(bool shown);
    /// Shows a place of the body: selects the name or value that begins there, and takes the focus.
    void showPlace(qint64 offset);

protected:
    bool event(QEvent *event) override;

private:
    enum Part { Body, Head };

    QWidget *buildBar();
    QWidget *buildFacts();
    void addShortcuts();
    void showBytes(bool keepsPlace);
    void showFound();
    void find(const QString &text);
    void findAgain();
    void step(bool forward);
    void askPlace();
    void goTo(const QString &place);
    const QByteArray &shown() const;

    QByteArray m_body;
    QByteArray m_redactedBody;
    QByteArray m_head;
    QByteArray m_redactedHead;
    bool m_areSecretsShown = false;
    ByteFinder m_finder;
    bool m_keepsPlace = false; ///< the nearest match is not gone to before the user wants the next one
    BytesView *m_view;
    Segmented *m_modes;
    Segmented *m_parts;
    FindBar *m_find;
    QAction *m_finding = nullptr; ///< its key is taken before the page's
    QPushButton *m_goTo = nullptr;
    BusyLine *m_busy;
    Label *m_note = nullptr;
    Label *m_size = nullptr;
    Label *m_digest = nullptr;
    Label *m_place = nullptr;
    CopyButton *m_copySize = nullptr;
    CopyButton *m_copyDigest = nullptr;
};

} // namespace runlatch::ui
