// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/reading/proof.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QGridLayout;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace runlatch::ui {

class Badge;
class BytesExcerpt;
class CopyButton;
class Hairline;
class IconLabel;
class Label;
class SelectableLabel;
class SnippetPane;

/// Shows what is known of a signature: the verdict, the sums that prove it, the bytes that differ and what to do. A
/// program that checks signatures stands beside it, or below it where there is no room.
class ProofView final : public QWidget
{
    Q_OBJECT

public:
    explicit ProofView(const QString &accessibleName, QWidget *parent = nullptr);

    void setProof(const Proof &proof);
    const Proof &proof() const { return m_proof; }
    void offerRaw() { m_offersRaw = true; } ///< the received bytes can be shown elsewhere
    /// The number of the delivery to compare with; 0: there is none.
    void setEarlierDelivery(int delivery);
    SnippetPane &snippets() { return *m_snippets; }
    void setSnippetsShown(bool shown);

signals:
    void rawWanted(qint64 offset); ///< of a byte of the received body
    void compareWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Sum
    {
        Label *name;
        SelectableLabel *value;
        Badge *badge;
        CopyButton *copy;
    };

    QWidget *buildPage();
    QLayout *buildVerdict();
    QLayout *buildSums();
    QLayout *buildActions();
    static void showSum(const Sum &sum, const ProofSum *content);
    void showActions();
    void arrange();

    Proof m_proof;
    bool m_offersRaw = false;
    int m_earlierDelivery = 0;
    bool m_isBeside = false; ///< where the snippets are
    QVBoxLayout *m_page = nullptr;
    QBoxLayout *m_sides;
    QScrollArea *m_area;
    IconLabel *m_icon;
    Label *m_fact;
    Label *m_basis;
    std::array<Sum, 3> m_sums{};
    BytesExcerpt *m_excerpt;
    Label *m_difference; ///< where there is no excerpt
    Label *m_next;
    Label *m_tried;
    Label *m_earlier;
    QPushButton *m_raw = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_copy = nullptr;
    Hairline *m_line;
    SnippetPane *m_snippets;
};

} // namespace runlatch::ui
